/** The oldest version that the server runs on. */
const needed = 26;

/** What to do where it is older; null where it will do. */
export const nodeProblem = (version: string): string | null =>
  Number.parseInt(version, 10) >= needed
    ? null
    : `Node ${needed} or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`;
