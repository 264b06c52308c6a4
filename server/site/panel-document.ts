export interface PanelFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** The HTML of the single-page panel, which anybody gets: it contains no data. */
export const panelDocument = ({ script, styles }: PanelFiles, nonce: string): string => `<!doctype html>
<html lang="pt-BR" data-page="/painel/*">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="panel-nonce" content="${nonce}">
<title>Painel Ultrafibra</title>
<link rel="icon" href="/favicon.svg">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<noscript>O painel precisa de JavaScript ligado no navegador.</noscript>
<div id="panel"></div>
</body>
</html>
`;

/** Allows only the panel's own files and the inline style with this response's nonce. */
export const panelPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "frame-ancestors 'none'",
  ].join('; ');
