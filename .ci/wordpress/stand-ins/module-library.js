export const imported = 'by its name';
