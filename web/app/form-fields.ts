import { html, type TemplateResult } from "lit";

/** A labelled choice between a few values. */
export function choice<Value extends string | number>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  words: (value: Value) => string,
  onChoose: (value: Value) => void,
): TemplateResult {
  const choose = (event: Event): void => {
    const value = values[(event.target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) onChoose(value);
  };
  return html`<label class="field">
    <span>${label}</span>
    <select @change=${choose}>
      ${values.map((value) => html`<option ?selected=${value === chosen}>${words(value)}</option>`)}
    </select>
  </label>`;
}

/** A labelled whole number; what is typed beyond its bounds becomes the nearest that is allowed. */
export function numberField(
  label: string,
  value: number,
  [least, most]: readonly [number, number],
  onNumber: (value: number) => void,
): TemplateResult {
  const change = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const typed = input.value.trim() === "" ? Number.NaN : Math.round(Number(input.value));
    const number = Number.isNaN(typed) ? value : Math.min(most, Math.max(least, typed));
    input.value = `${number}`;
    onNumber(number);
  };
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      .value=${`${value}`}
      @change=${change}
    />
  </label>`;
}

/** Something that is on or off, and what it means. */
export function checkField(
  label: string,
  help: string,
  checked: boolean,
  onCheck: (checked: boolean) => void,
): TemplateResult {
  return html`<label class="check wide">
    <input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => onCheck((event.target as HTMLInputElement).checked)}
    />
    <span>${label}<br /><span class="label">${help}</span></span>
  </label>`;
}
