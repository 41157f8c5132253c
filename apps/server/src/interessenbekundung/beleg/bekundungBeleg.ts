/** Name of the job that makes the receipt of a declaration and sends the mail. */
export const BEKUNDUNG_BELEG = 'bekundung-beleg'
