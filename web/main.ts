import "./app-element.ts";
