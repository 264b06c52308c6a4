import type { Rolldown } from 'vite';
import type { PanelFiles } from '../../server/panel-api/panel-document.ts';

/** What the panel's page names of its build. */
export function panelFilesOf(output: Rolldown.RolldownOutput['output']): PanelFiles {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The build of the panel has no entry');
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return { script: `/${entry.fileName}`, styles: styles.map(({ fileName }) => `/${fileName}`) };
}
