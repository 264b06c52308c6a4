/** A component's style sheet: its class names as in the pages, and its rules. */
export interface StyleModule {
  classes: readonly string[];
  css: string;
}

/**
 * The styles that a first screen needs: those of every page, and those of the components on it. They have the order of
 * the linked file, so that nothing changes when it loads.
 */
export function firstRules(
  everywhere: readonly string[],
  modules: readonly StyleModule[],
  firstScreen: string,
): string {
  const words = new Set(firstScreen.split(/[\s"]+/));
  const needed = modules.filter(({ classes }) => classes.some((name) => words.has(name)));
  return [...everywhere, ...needed.map(({ css }) => css)].join('');
}

/** Sorts style sheets as in the linked file. */
export const inOrderOf = (stylesheet: string, modules: readonly StyleModule[]): StyleModule[] => {
  const place = ({ classes }: StyleModule) =>
    Math.min(...classes.map((name) => stylesheet.indexOf(`.${name}`)).filter((at) => at >= 0));
  return modules
    .map((module) => ({ module, at: place(module) }))
    .sort((one, other) => one.at - other.at)
    .map(({ module }) => module);
};
