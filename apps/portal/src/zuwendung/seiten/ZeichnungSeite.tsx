import { useWatch } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { kontaktPruefen } from '@foerderportal/contract/zuwendung/antrag/angaben/kontaktPruefen'
import { zeileZu, zeilenAuf } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import { bauAus, type FelderProps } from '../bau/antragSeite.ts'

/** Comes with the answer 'no'; the list of members with the page, after its first picture. */
const ZweitePerson = latePart(async () => (await import('./ZweitePerson.tsx')).ZweitePerson)
const AnsprechpartnerUebernehmen = latePart(
  async () => (await import('./AnsprechpartnerUebernehmen.tsx')).AnsprechpartnerUebernehmen,
)

const ANSPRECHPERSON = zeilenAuf('zeichnung').filter(({ bereich }) => bereich === 'ansprechpartner')

function Felder({ control, vorgang, formular, kontext }: FelderProps<'zeichnung'>) {
  const alleine = useWatch({ control, name: 'alleineZeichnungsberechtigt' })
  const { unternehmenGuid } = vorgang
  const daten = { formular, kontext }
  return (
    <>
      <Antwortfeld {...{ control, daten }} zeile={zeileZu('alleineZeichnungsberechtigt')} />
      {alleine === false && <ZweitePerson {...{ control, unternehmenGuid }} />}
      <Abschnitt titel="Ansprechperson" einleitung="Wen wir zu diesem Antrag fragen dürfen.">
        <AnsprechpartnerUebernehmen {...{ control, unternehmenGuid }} />
        {ANSPRECHPERSON.map((zeile) => (
          <Antwortfeld key={zeile.pfad} {...{ control, daten, zeile }} />
        ))}
      </Abschnitt>
    </>
  )
}

const BAU = bauAus('zeichnung', {
  // The summary names it; here the choice itself is what is seen.
  zeigtSelbst: (pfad) => pfad === 'zeichnungsberechtigter',
  Felder,
})

export const zeichnungSeite: typeof BAU = {
  ...BAU,
  lesefehler: (werte) => [...(BAU.lesefehler?.(werte) ?? []), ...kontaktPruefen(werte.ansprechpartner)],
}
