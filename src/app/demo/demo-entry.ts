/** The script of the starter demo: built apart, so that it and the shop carry nothing of each other. */
export const demoEntry = 'src/app/demo/entry-demo.tsx';
