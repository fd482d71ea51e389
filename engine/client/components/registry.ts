const names = new Set<string>();

/** Defines a built-in component once; the engine page's script may be loaded again by hot tools. */
export function define(name: string, element: CustomElementConstructor): void {
  names.add(name);
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

export function isBuiltIn(name: string): boolean {
  return names.has(name);
}
