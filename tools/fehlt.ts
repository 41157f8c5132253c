/** What an optional check needs and this machine has not, in a sentence that says what to do; no fault of the product. */
export class Fehlt extends Error {}
