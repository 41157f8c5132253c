/** Paragraphs of the bank, one below the other; line breaks within one stay. */
export function Texte({ texte, klein = false }: { texte: readonly string[]; klein?: boolean }) {
  return texte
    .filter((text) => text.trim() !== '')
    .map((text) => (
      <p
        key={text}
        className={klein ? 'kern-body kern-body--small s-fragebogen-text' : 'kern-body s-fragebogen-text'}
      >
        {text}
      </p>
    ))
}
