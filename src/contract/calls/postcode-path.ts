/** In a file of its own, so that pages that only need the path do not load the schemas. */
export const postcodePath = 'cep/information/:cep';
