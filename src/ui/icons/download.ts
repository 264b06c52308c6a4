export const download = 'M12 4v11.5M6.5 10.5 12 16l5.5-5.5M4.5 20h15';
