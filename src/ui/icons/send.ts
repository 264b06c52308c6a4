export const send = 'M4.5 12 20 4.8 15 20l-4-5.5zM11 14.5 20 4.8';
