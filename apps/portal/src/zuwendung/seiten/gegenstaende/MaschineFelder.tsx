import { MASCHINE } from '@foerderportal/contract/zuwendung/tafel/gegenstaende'
import { FREITEXT_ZEICHEN } from '@foerderportal/contract/zuwendung/grenzen'
import { kaufHinweis } from '@foerderportal/contract/zuwendung/programm/kauftermin'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import type { Control } from 'react-hook-form'
import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import type { GegenstaendeWerte } from './gegenstandWerte.ts'

const FRAGEN = new Map(MASCHINE.map(({ pfad, frage }) => [pfad, frage]))

type Props = {
  control: Control<GegenstaendeWerte>
  name: `foerdergegenstandSeiten.${number}.foerdergegenstaende.${number}`
  /** Keeps its uploads together while places in the list move. */
  kennung: string
  kontext: AntragKontext
}

/** One kind of machine: what, from whom, for how much, when, and the papers to it. */
export function MaschineFelder({ control, name, kennung, kontext }: Props) {
  return (
    <>
      <Textfeld
        control={control}
        name={`${name}.hersteller`}
        etikett={FRAGEN.get('hersteller')}
        hinweis="Zum Beispiel Fendt"
      />
      <Textfeld
        control={control}
        name={`${name}.typBezeichnung`}
        etikett={FRAGEN.get('typBezeichnung')}
        hinweis="Wie im Angebot, zum Beispiel Vario 724"
      />
      <Textbereich
        control={control}
        name={`${name}.beschreibung`}
        etikett={FRAGEN.get('beschreibung')}
        hoechstens={FREITEXT_ZEICHEN}
        freiwillig
      />
      <Textfeld
        control={control}
        name={`${name}.anbieter`}
        etikett={FRAGEN.get('anbieter')}
        hinweis="Von wem das Angebot ist, zum Beispiel Landtechnik Nord GmbH"
      />
      <Zahlfeld
        control={control}
        name={`${name}.anzahl`}
        etikett={FRAGEN.get('anzahl')}
        breite="kurz"
        einheit="Stück"
      />
      <Betragsfeld
        control={control}
        name={`${name}.anschaffungskostenNettoEinzeln`}
        etikett={FRAGEN.get('anschaffungskostenNettoEinzeln')}
        hinweis="Ohne Umsatzsteuer, zum Beispiel 48.500,00"
      />
      <Datumsfeld
        control={control}
        name={`${name}.anschaffungsZeitpunkt`}
        etikett={FRAGEN.get('anschaffungsZeitpunkt')}
        hinweis={kaufHinweis(kontext.vorhabenbeginn, kontext.heute)}
      />
      <MaschineUnterlagen control={control} name={name} kennung={kennung} />
    </>
  )
}

function MaschineUnterlagen({ control, name, kennung }: Omit<Props, 'kontext'>) {
  return (
    <>
      <UploadFeld
        control={control}
        name={`${name}.dokumentAngebot`}
        schluessel={`${kennung}.dokumentAngebot`}
        etikett={FRAGEN.get('dokumentAngebot')}
        hinweis="Das Angebot mit Preis und Typbezeichnung"
      />
      <UploadFeld
        control={control}
        name={`${name}.dokumentHerstellerBestaetigung`}
        schluessel={`${kennung}.dokumentHerstellerBestaetigung`}
        etikett={FRAGEN.get('dokumentHerstellerBestaetigung')}
        hinweis="Sie bestätigt, dass die Maschine die technischen Kriterien erfüllt."
      />
    </>
  )
}
