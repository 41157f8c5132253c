/**
 * A part with macros, by its name in the head of an entry or in the directory at the end (APPNOTE 4.3.7 and 4.3.12): a
 * document that is named as if it had none may hold one all the same, and is opened by whoever works for the bank.
 */
const KOPF = String.raw`PK(?:\x03\x04[^]{26}|\x01\x02[^]{42})`
const MAKROTEIL = new RegExp(String.raw`${KOPF}[^]{0,300}?(?:vbaProject\.bin|macrosheets/)`, 'i')
/** What may lie before the end of such a name. */
const REST = 400

/** Whether an Office file holds macros; an archive keeps the names of its entries as they are. */
export const hatMakros = async (inhalt: AsyncIterable<Buffer>): Promise<boolean> => {
  let rest = ''
  for await (const stueck of inhalt) {
    // latin1 keeps every byte as it is
    const text = rest + stueck.toString('latin1')
    if (MAKROTEIL.test(text)) return true
    rest = text.slice(-REST)
  }
  return false
}
