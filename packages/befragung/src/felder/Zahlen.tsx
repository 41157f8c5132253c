import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { grenzenDesEintrags, type Zahlgrenzen } from '@foerderportal/contract/fragebogen/antwort/grenzen'
import { WERT } from '@foerderportal/contract/fragebogen/arten'
import { zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import type { FeldProps } from './feldProps.ts'
import { Gruppe } from './Gruppe.tsx'

/** The limits in a sentence, for who types. */
const grenzSatz = ({ einheit, min, max, nachkommastellen }: Zahlgrenzen): string | undefined => {
  const schreiben = zahlSchreiber(einheit)
  const genau = nachkommastellen === 0 ? 'Ganze Zahl' : 'Zahl'
  if (min !== null && max !== null) return `${genau} von ${schreiben(min)} bis ${schreiben(max)}`
  if (min !== null) return `${genau} ab ${schreiben(min)}`
  return max === null ? undefined : `${genau} bis ${schreiben(max)}`
}

const angaben = (grenzen: Zahlgrenzen) => ({
  nachkommastellen: grenzen.nachkommastellen,
  hinweis: grenzSatz(grenzen),
  ...(grenzen.einheit !== null && grenzen.einheit !== '' && { einheit: grenzen.einheit }),
})

/** One number. */
export function Zahl({ frage, control, etikett }: FeldProps<FrageVon<'DezimalFrage'>>) {
  return (
    <Zahlfeld
      control={control}
      name={`${frage.id}.zahlen.${WERT}`}
      etikett={etikett}
      freiwillig={!frage.pflicht}
      {...angaben(frage)}
    />
  )
}

/** Several numbers that belong together. */
export function Zahlgruppe({ frage, control, etikett }: FeldProps<FrageVon<'DezimalGruppeFrage'>>) {
  return (
    <Gruppe {...{ control, etikett }} frageId={frage.id} teil="zahlen" freiwillig={!frage.pflicht}>
      {frage.eintraege.map((eintrag) => (
        <Zahlfeld
          key={eintrag.id}
          control={control}
          name={`${frage.id}.zahlen.${eintrag.id}`}
          etikett={eintrag.text}
          {...angaben(grenzenDesEintrags(frage, eintrag))}
        />
      ))}
    </Gruppe>
  )
}
