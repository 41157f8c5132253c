import { oderNull } from '@foerderportal/contract/shared/text'
import { JaNein } from '@foerderportal/ui/felder/JaNein.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch } from 'react-hook-form'
import { Abschnitt } from '../../bausteine/Abschnitt.tsx'
import { FRAGEN } from '@foerderportal/contract/zuwendung/fragen'
import type { FelderProps, SeitenBau } from './bau.ts'

type Werte = {
  alleineZeichnungsberechtigt: boolean | null
  ansprechpartner: { vorname: string; nachname: string; email: string; telefon: string }
}

function Felder({ control }: FelderProps<Werte>) {
  const alleine = useWatch({ control, name: 'alleineZeichnungsberechtigt' })
  return (
    <>
      <JaNein
        control={control}
        name="alleineZeichnungsberechtigt"
        etikett={FRAGEN.alleineZeichnungsberechtigt}
        hinweis="Bei einer GbR unterschreiben meist alle gemeinsam, wenn der Vertrag nichts anderes sagt."
      />
      {alleine === false && (
        <Hinweis ton="warning">
          Dann muss eine zweite Person unterschreiben, bevor der Antrag eingereicht werden kann. Ihr Entwurf
          bleibt gespeichert.
        </Hinweis>
      )}
      <Abschnitt titel="Ansprechperson" einleitung="Wen wir zu diesem Antrag fragen dürfen.">
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

export const zeichnungSeite: SeitenBau<Werte> = {
  lesen: (f) => ({
    alleineZeichnungsberechtigt: f.alleineZeichnungsberechtigt ?? null,
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
    ansprechpartner: {
      ...f.ansprechpartner,
      vorname: oderNull(w.ansprechpartner.vorname),
      nachname: oderNull(w.ansprechpartner.nachname),
      email: oderNull(w.ansprechpartner.email),
      telefon: oderNull(w.ansprechpartner.telefon),
    },
  }),
  Felder,
}
