/**
 * Runs inline, before anything else has arrived: a form sent too early is held, so that nothing typed leaves in an
 * address. The form itself sends it once it is awake.
 */
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.submitted = 'true';
});
