export const alert = 'M12 4.2 21 19.5H3zM12 10v4.5M12 17v.01';
