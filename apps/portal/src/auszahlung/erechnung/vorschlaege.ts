import { rechnungAbgleichen } from '@foerderportal/contract/auszahlung/rechnung/abgleich'
import type {
  ERechnungAntwort,
  Rechnungsangaben,
  Rechnungsfelder,
} from '@foerderportal/contract/auszahlung/rechnung/schema'
import { NACHWEIS } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { VORBELEGBAR, type Herkunft, type Vorbelegbar } from './ausERechnung.ts'

/** What stands in a field, for each that an e-invoice fills. */
export type Texte = Readonly<Record<Vorbelegbar, string>>

const zeile = (feld: string) => NACHWEIS.find(({ pfad }) => pfad === feld)
const schreiben = (feld: string, wert: unknown): string => {
  const art = zeile(feld)?.art
  return art && 'schreiben' in art && art.art !== 'dateien' && art.art !== 'jaNein' ? art.schreiben(wert) : ''
}

/** Who charges no tax (§ 19 UStG) often declares none in CII; net and gross are the same then. */
const erklaerteSteuer = ({ steuer, netto, brutto }: Rechnungsangaben): number | null =>
  steuer ?? (netto !== null && netto === brutto ? 0 : null)

/** The tax goes with the total: where that was not taken over, neither is its part. */
const steuerVon = ({ felder, angaben }: ERechnungAntwort): number | null => {
  if (felder.rechnungsBetrag === null || angaben === null) return null
  const steuer = erklaerteSteuer(angaben)
  return steuer !== null && steuer >= 0 ? steuer : null
}

/** The declared values as the fields write them; '' where nothing is filled. */
const texteAus = (antwort: ERechnungAntwort): Texte => {
  const werte = { ...antwort.felder, umsatzsteuer: steuerVon(antwort) }
  const text = (feld: Vorbelegbar) => schreiben(feld, werte[feld])
  return {
    rechnungsSteller: text('rechnungsSteller'),
    rechnungsNummer: text('rechnungsNummer'),
    rechnungsDatum: text('rechnungsDatum'),
    rechnungsBetrag: text('rechnungsBetrag'),
    umsatzsteuer: text('umsatzsteuer'),
  }
}

type Lage = {
  readonly jetzt: Texte
  readonly herkunft: Herkunft
  /** Files that the proof has. */
  readonly dateien: ReadonlySet<string>
  /** Somebody is about to type there. */
  readonly hatFokus: (feld: Vorbelegbar) => boolean
}

/** Empty, or still as an invoice filled it that has been taken away since. */
const istFrei = (feld: Vorbelegbar, { jetzt, herkunft, dateien }: Lage): boolean => {
  const bisher = herkunft.felder[feld]
  return jetzt[feld] === '' || (bisher?.text === jetzt[feld] && !dateien.has(bisher.datei))
}

/** S6-05. What an invoice fills now; what was typed stays. */
export const fuellungAus = (antwort: ERechnungAntwort, lage: Lage): Partial<Texte> => {
  const texte = texteAus(antwort)
  return Object.fromEntries(
    VORBELEGBAR.filter((feld) => texte[feld] !== '' && istFrei(feld, lage) && !lage.hatFokus(feld)).map(
      (feld) => [feld, texte[feld]],
    ),
  )
}

type Getippt = { readonly [F in keyof Rechnungsfelder]?: Rechnungsfelder[F] | undefined }

/** What was typed and what the invoice declares instead, as sentences. */
export const abweichungen = (antwort: ERechnungAntwort, getippt: Getippt): string[] => {
  const abgleich = rechnungAbgleichen(getippt, antwort.felder)
  const texte = texteAus(antwort)
  return VORBELEGBAR.filter((feld) => feld !== 'umsatzsteuer' && abgleich[feld] === 'ANDERS').map(
    (feld) => `${zeile(feld)?.frage ?? feld}: in der E-Rechnung steht ${texte[feld]}.`,
  )
}
