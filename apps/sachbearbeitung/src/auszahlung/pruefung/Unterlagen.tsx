import {
  auszahlungVorschauAbfrage,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { Bescheidblatt } from '../../shared/dokument/Bescheidblatt.tsx'
import { Dokumente } from '../../shared/dokument/Dokumente.tsx'
import type { Marke } from '../../shared/dokument/Marken.tsx'
import type { Papiere } from './usePapiere.ts'

type Props = { stand: Bankpruefungsstand; papiere: Papiere; marken: readonly Marke[] }

/** The papers of a request beside its check, and the notice that it will become. */
export function Unterlagen({ stand: { wert, version }, papiere: { blick, namen, bescheid }, marken }: Props) {
  return (
    <Dokumente
      unterlagen={wert.unterlagen}
      namen={namen}
      gezeigt={bescheid?.gezeigt ? undefined : blick.datei}
      zeigen={(uuid) => blick.zeigen(uuid)}
      vorweg={
        bescheid && {
          ...bescheid,
          name: 'Bescheid, Vorschau',
          inhalt: (
            <Bescheidblatt
              name="Bescheid, Vorschau"
              abfrage={auszahlungVorschauAbfrage(wert.guid, version)}
            />
          ),
        }
      }
      seite={blick.seite}
      seiteWaehlen={blick.seiteWaehlen}
      marken={marken}
      markieren={blick.markieren}
    />
  )
}
