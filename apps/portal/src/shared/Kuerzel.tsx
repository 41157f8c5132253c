import { kuerzelErklaerung } from '@foerderportal/contract/zuwendung/kern/programm/programmName'

/** Explains a programme's short name once, above the first of the texts that a page shows it in. */
export function Kuerzel({ in: texte }: { in: readonly { readonly programmbezeichnung: string }[] }) {
  const erklaerung = kuerzelErklaerung(texte.map(({ programmbezeichnung }) => programmbezeichnung))
  return erklaerung !== undefined && <p className="kern-body kern-body--muted p-text">{erklaerung}</p>
}
