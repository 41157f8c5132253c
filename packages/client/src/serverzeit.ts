let vorsprungMs = 0

/** Takes the server's time from an answer: deadlines are judged by its clock, not by that of the user's machine. */
export const serverzeitMerken = (antwort: Response): void => {
  const zeit = Date.parse(antwort.headers.get('date') ?? '')
  if (!Number.isNaN(zeit)) vorsprungMs = zeit - Date.now()
}

/** Now by the server's clock, as far as an answer has told it. */
export const serverJetzt = (): Date => new Date(Date.now() + vorsprungMs)
