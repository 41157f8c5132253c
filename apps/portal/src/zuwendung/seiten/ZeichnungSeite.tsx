import { oderNull } from '@foerderportal/contract/shared/text'
import { JaNein } from '@foerderportal/ui/felder/JaNein.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { useWatch } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'
import { alsPerson, type ZeichnungWerte } from './zeichnungWerte.ts'

/** Comes with the answer 'no'; the list of members with the page, after its first picture. */
const ZweitePerson = latePart(async () => (await import('./ZweitePerson.tsx')).ZweitePerson)
const AnsprechpartnerUebernehmen = latePart(
  async () => (await import('./AnsprechpartnerUebernehmen.tsx')).AnsprechpartnerUebernehmen,
)

function Felder({ control, antrag }: FelderProps<ZeichnungWerte>) {
  const alleine = useWatch({ control, name: 'alleineZeichnungsberechtigt' })
  const { unternehmenGuid } = antrag
  return (
    <>
      <JaNein
        control={control}
        name="alleineZeichnungsberechtigt"
        etikett={zeileZu('alleineZeichnungsberechtigt').frage}
        hinweis="Bei einer GbR unterschreiben meist alle gemeinsam, wenn der Vertrag nichts anderes sagt."
      />
      {alleine === false && <ZweitePerson {...{ control, unternehmenGuid }} />}
      <Abschnitt titel="Ansprechperson" einleitung="Wen wir zu diesem Antrag fragen dürfen.">
        <AnsprechpartnerUebernehmen {...{ control, unternehmenGuid }} />
        <Textfeld control={control} name="ansprechpartner.vorname" etikett="Vorname" freiwillig />
        <Textfeld control={control} name="ansprechpartner.nachname" etikett="Nachname" freiwillig />
        <Textfeld
          control={control}
          name="ansprechpartner.email"
          etikett="E-Mail-Adresse"
          type="email"
          freiwillig
        />
        <Textfeld
          control={control}
          name="ansprechpartner.telefon"
          etikett="Telefon"
          type="tel"
          breite="mittel"
          freiwillig
        />
      </Abschnitt>
    </>
  )
}

export const zeichnungSeite: SeitenBau<ZeichnungWerte> = {
  lesen: (f) => ({
    alleineZeichnungsberechtigt: f.alleineZeichnungsberechtigt ?? null,
    zweitePerson: alsPerson(f.zeichnungsberechtigter),
    ansprechpartner: {
      vorname: f.ansprechpartner?.vorname ?? '',
      nachname: f.ansprechpartner?.nachname ?? '',
      email: f.ansprechpartner?.email ?? '',
      telefon: f.ansprechpartner?.telefon ?? '',
    },
  }),
  schreiben: (w) => (f) => ({
    ...f,
    alleineZeichnungsberechtigt: w.alleineZeichnungsberechtigt,
    // Who signs alone names nobody.
    zeichnungsberechtigter:
      w.alleineZeichnungsberechtigt === false && w.zweitePerson.subjectId !== ''
        ? { ...w.zweitePerson }
        : null,
    ansprechpartner: {
      ...f.ansprechpartner,
      vorname: oderNull(w.ansprechpartner.vorname),
      nachname: oderNull(w.ansprechpartner.nachname),
      email: oderNull(w.ansprechpartner.email),
      telefon: oderNull(w.ansprechpartner.telefon),
    },
  }),
  // The summary names it; here the choice itself is what is seen.
  zeigtSelbst: (pfad) => pfad === 'zeichnungsberechtigter',
  Felder,
}
