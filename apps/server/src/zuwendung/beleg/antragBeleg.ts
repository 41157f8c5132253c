/** Name of the job that makes the receipt of a submission and sends the mail. */
export const ANTRAG_BELEG = 'antrag-beleg'
