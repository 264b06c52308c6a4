export const pencil = 'M5 19l.8-4L16 4.8a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L9 18.2zM14 7l3 3';
