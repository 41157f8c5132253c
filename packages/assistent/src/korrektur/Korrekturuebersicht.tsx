import { worteZu } from '@foerderportal/contract/formular/tafel'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { Daten, Formularantwort } from '../formularart.ts'
import { gesperrteStellen } from './anmerkungen.tsx'
import { Korrekturbitte } from './Korrekturbitte.tsx'
import { stelleHref } from './korrekturorte.ts'
import type { Korrektur } from './korrekturwerte.ts'

const GESPERRT =
  'Unsere Virenprüfung hat hier eine Datei gesperrt. Entfernen Sie sie, und laden Sie die Unterlage neu hoch.'

type Props<V extends Formularantwort, K> = Korrektur<V, K> & { daten: Daten<V, K>; weiter: () => void }

/** What the bank still needs, why and until when; each leads to its field. */
export function Korrekturuebersicht<V extends Formularantwort, K>({
  art,
  daten,
  nachforderung: { grund, frist, offen },
  weiter,
}: Props<V, K>) {
  const { den, wort } = art.name
  const gesperrt = new Set(gesperrteStellen(art, daten.formular))
  const zuTun = offen.filter(({ pfad, grund: bankwort }) => bankwort !== null || gesperrt.has(pfad))
  return (
    <div className="p-formular">
      <Korrekturbitte
        grund={grund}
        frist={alsFrist(frist)}
        stellen={zuTun.map((stelle) => ({
          pfad: stelle.pfad,
          frage: (
            <Verweis href={stelleHref(art, daten, stelle.pfad)}>
              {worteZu(art.tafel, daten.formular, stelle.pfad)}
            </Verweis>
          ),
          grund: stelle.grund ?? GESPERRT,
        }))}
      />
      <p className="kern-body">
        Ändern können Sie nur, wonach die Bank fragt, und was davon abhängt. Alles andere bleibt, wie Sie es
        eingereicht haben. Reichen Sie {den} {wort} danach noch einmal ein.
      </p>
      <WizardLeiste weiter={{ text: 'Angaben ergänzen', beiKlick: weiter }} />
    </div>
  )
}
