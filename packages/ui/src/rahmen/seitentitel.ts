/** Id of the page's one heading: what fills the page, such as its form, is called by it. */
export const SEITENTITEL = 'seitentitel'
