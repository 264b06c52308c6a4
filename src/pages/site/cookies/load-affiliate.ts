/** Loads the script of the campaign's partner once, with the page that the visitor came to. Without one, nothing. */
export function loadAffiliate(address: string): void {
  if (!URL.canParse(address) || document.querySelector('script[data-affiliate]') !== null) return;
  const source = new URL(address);
  source.searchParams.set('url_product', `${location.origin}${location.pathname}`);
  const script = document.createElement('script');
  script.src = source.href;
  script.async = true;
  script.dataset.affiliate = '';
  document.head.append(script);
}
