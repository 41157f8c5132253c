import type { FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { ankerVon } from './Inhaltsverzeichnis.tsx'
import { Balkentabelle } from './Balkentabelle.tsx'
import { Texte } from './Texte.tsx'
import { Zahlentabelle } from './Zahlentabelle.tsx'

type Props = { frage: FrageAuswertung }

/** One question: how many were asked and answered, and what they said, as a picture that is a table too. */
export function Frageteil({ frage }: Props) {
  const anker = ankerVon(frage)
  return (
    <section className="d-block d-auswertung" aria-labelledby={anker}>
      <h3 id={anker} tabIndex={-1}>
        {frage.frage}
      </h3>
      <p className="d-leise d-auswertung__umfang">{umfang(frage)}</p>
      {frage.balken.length > 0 && <Balkentabelle frage={frage} />}
      {frage.zahlen.length > 0 && <Zahlentabelle frage={frage} />}
      {frage.texte.length > 0 && <Texte texte={frage.texte} />}
    </section>
  )
}

const zahl = (n: number): string => n.toLocaleString('de-DE')

const umfang = ({ gestellt, beantwortet, verdeckt }: Props['frage']): string => {
  if (gestellt === null) return 'verdeckt: Schon wie viele gefragt wurden, spräche von wenigen.'
  if (gestellt === 0) return 'niemandem gestellt'
  if (verdeckt) return `${zahl(gestellt)} gefragt; verdeckt, weil wenige geantwortet haben`
  if (beantwortet === null) return `${zahl(gestellt)} gefragt; wie viele geantwortet haben, ist verdeckt`
  return beantwortet === gestellt
    ? `${zahl(gestellt)} gefragt, alle haben geantwortet`
    : `${zahl(gestellt)} gefragt, ${zahl(beantwortet)} haben geantwortet`
}
