/** Gives the user a text as a file. */
export const herunterladen = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const verweis = document.createElement('a')
  verweis.href = url
  verweis.download = name
  verweis.click()
  URL.revokeObjectURL(url)
}
