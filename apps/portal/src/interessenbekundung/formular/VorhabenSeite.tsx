import type { FelderProps } from '@foerderportal/assistent/formularart'
import { bauAus } from '@foerderportal/assistent/bau/bauAus'
import type { Bekundungsvorgang } from '@foerderportal/client/interessenbekundung/bekundung'
import {
  bekundungSummen,
  mitZuwendungen,
  type BekundungKontext,
} from '@foerderportal/contract/interessenbekundung/betraege'
import { vorhabenPruefen } from '@foerderportal/contract/interessenbekundung/pruefung'
import type { Hauptgruppe } from '@foerderportal/contract/interessenbekundung/schema'
import {
  BEKUNDUNG_TAFEL,
  type BekundungDaten,
  type Vorhabenwerte,
} from '@foerderportal/contract/interessenbekundung/tafel'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { werteSchreiben } from '@foerderportal/contract/formular/werte'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { useWatch } from 'react-hook-form'
import { Summenzeilen } from './IhreSummen.tsx'
import { Kategoriefeld } from './Kategoriefeld.tsx'

type Props = FelderProps<Bekundungsvorgang, BekundungKontext, Vorhabenwerte>

/** The form with what stands on the screen now, and the grants that follow from it; the server computes the same. */
const useGetipptes = ({ control, formular, kontext }: Props): BekundungDaten => {
  const werte = useWatch({ control }) as Vorhabenwerte // all fields of the page have values from the start
  const getippt = werteSchreiben<BekundungDaten, typeof formular>(BEKUNDUNG_TAFEL.vorhaben, werte, formular)
  return { formular: mitZuwendungen(getippt, kontext), kontext }
}

/** What all of it comes to, while it is typed; said when it has settled. */
function Zusammen({ formular, kontext }: BekundungDaten) {
  const { betragCent, zuwendungCent } = bekundungSummen(formular.investitionen)
  const satz = vorhabenPruefen({ formular, kontext }).find(({ pfad }) => pfad === 'investitionen')?.text
  useAnsage(`Kosten zusammen ${alsEuro(betragCent)}, erhoffter Zuschuss ${alsEuro(zuwendungCent)}`)
  return (
    <div className="p-stapel p-stapel--eng">
      <dl className="s-summen">
        <Summenzeilen investitionen={formular.investitionen} />
      </dl>
      <p className="kern-body kern-body--small kern-body--muted">
        {`Für alles zusammen: Kosten von ${euro(kontext.betragInEuroMin)} bis ${euro(kontext.betragInEuroMax)}, Zuschuss bis ${euro(kontext.foerderbetragInEuroMax)}.`}
      </p>
      {betragCent > 0 && satz && <p className="kern-body s-summe">{satz}</p>}
    </div>
  )
}

type GruppeProps = Pick<Props, 'control'> & BekundungDaten & { gruppe: Hauptgruppe }

function Gruppe({ control, formular, gruppe }: GruppeProps) {
  const stelle = (code: string) =>
    formular.investitionen?.findIndex(({ investitionBereich }) => investitionBereich === code) ?? -1
  return (
    <Abschnitt titel={gruppe.bezeichnung}>
      <ul className="s-kategorien">
        {gruppe.metaKategorien
          .filter(({ code }) => stelle(code) >= 0)
          .map((kategorie) => (
            <li key={kategorie.code}>
              <Kategoriefeld
                control={control}
                kategorie={kategorie}
                stelle={stelle(kategorie.code)}
                zuwendung={formular.investitionen?.[stelle(kategorie.code)]?.zuwendungInEuro ?? null}
              />
            </li>
          ))}
      </ul>
    </Abschnitt>
  )
}

function Felder(props: Props) {
  const daten = useGetipptes(props)
  return (
    <>
      <p className="kern-body p-text">
        Geben Sie für alles, was Sie anschaffen möchten, die voraussichtlichen Kosten ohne Umsatzsteuer ein.
        Was Sie nicht brauchen, lassen Sie leer.
      </p>
      {props.kontext.hauptgruppen.map((gruppe) => (
        <Gruppe key={gruppe.code} control={props.control} gruppe={gruppe} {...daten} />
      ))}
      <Zusammen {...daten} />
    </>
  )
}

/** One field for each category of the round: which there are is data, not code. */
export const vorhabenSeite = bauAus<Bekundungsvorgang, BekundungKontext, Vorhabenwerte>(
  BEKUNDUNG_TAFEL.vorhaben,
  { Felder },
)
