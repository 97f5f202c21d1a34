export const strings = { showImage: 'Show image {n} of {count}' };
