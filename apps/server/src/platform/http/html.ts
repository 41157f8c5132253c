const ERSATZ: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in an element or in a quoted attribute of an HTML page. */
export const htmlEscapen = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (zeichen) => ERSATZ[zeichen] ?? '')
