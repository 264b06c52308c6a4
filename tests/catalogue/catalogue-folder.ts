/** Plan lists and prices that nobody changes: what a rule does is shown on these, whatever the shop sells today. */
export const catalogueFolder = 'tests/catalogue';
