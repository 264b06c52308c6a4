/** The style sheet of a part: the names of its classes as they stand in pages, and its rules. */
export interface StyleModule {
  classes: readonly string[];
  css: string;
}

/**
 * The rules that a first screen needs: what holds everywhere, and the style sheets of the parts that stand on it. They are
 * put in the order that they have in the linked file, so that nothing changes when that arrives.
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

/** As the linked file has them. */
export const inOrderOf = (stylesheet: string, modules: readonly StyleModule[]): StyleModule[] => {
  const place = ({ classes }: StyleModule) =>
    Math.min(...classes.map((name) => stylesheet.indexOf(`.${name}`)).filter((at) => at >= 0));
  return modules
    .map((module) => ({ module, at: place(module) }))
    .sort((one, other) => one.at - other.at)
    .map(({ module }) => module);
};
