/** What is read of an address, once. */
export function remembered<Page>(read: (path: string) => Page): (path: string) => Page {
  const opened = new Map<string, Page>();
  return (path) => {
    const page = opened.get(path) ?? read(path);
    opened.set(path, page);
    return page;
  };
}
