import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Vorlage, VorlageNotiz } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'

/** The first page of the wizard: there all is said, on the other pages what is about them. */
const ANFANG = 'unternehmen'

const vonArt = (notizen: readonly VorlageNotiz[], art: VorlageNotiz['art']) =>
  notizen.filter((n) => n.art === art).map(({ text }) => text)

function Liste({ titel, punkte }: { titel: string; punkte: readonly string[] }) {
  if (punkte.length === 0) return null
  return (
    <>
      <p className="kern-body">
        <strong>{titel}</strong>
      </p>
      <ul className="kern-list kern-list--bullet">
        {punkte.map((punkt) => (
          <li key={punkt}>{punkt}</li>
        ))}
      </ul>
    </>
  )
}

/** What became of the answers of the earlier application that this one was started from (S4-11). */
export function VorlageHinweis({ vorlage, seite }: { vorlage: Vorlage; seite: string }) {
  const { geNr, vom, uebernommen, notizen } = vorlage
  const amAnfang = seite === ANFANG
  const hier = amAnfang ? notizen : notizen.filter((n) => n.seite === seite)
  if (!amAnfang && hier.length === 0) return null
  const herkunft = `Antrag ${geNr} vom ${alsDatum(tagInBerlin(new Date(vom)))}`
  return (
    <Hinweis titel={ganzeNummern(amAnfang ? `Als Vorlage verwendet: ${herkunft}` : `Aus dem ${herkunft}`)}>
      {amAnfang && <p className="kern-body">Übernommen: {uebernommen.join(', ')}.</p>}
      <Liste titel="Bitte prüfen" punkte={vonArt(hier, 'PRUEFEN')} />
      <Liste titel="Nicht übernommen" punkte={vonArt(hier, 'AUSGELASSEN')} />
    </Hinweis>
  )
}
