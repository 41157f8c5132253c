import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Schalter } from '@foerderportal/ui/Schalter.tsx'
import { useSyncExternalStore } from 'react'
import { einzeltasten } from '../../shared/tasten/einzeltasten.ts'
import { zeilen } from '../../shared/tasten/gruppieren.ts'
import { Kbd } from '../../shared/tasten/Kbd.tsx'
import { tasten, type Tastengruppe } from '../../shared/tasten/tasten.ts'

/** All keys that work on this page, and the switch for those that are one letter. */
export function Tastendialog({ schliessen }: { schliessen: () => void }) {
  const an = useSyncExternalStore(einzeltasten.subscribe, einzeltasten.an)
  const gruppen = useSyncExternalStore(tasten.subscribe, tasten.alle)
  return (
    <Dialog titel="Tasten" schliessen={schliessen} fuss={<Knopf onClick={schliessen}>Schließen</Knopf>}>
      <div className="p-stapel">
        <div className="d-tasten__schalter">
          <span>Einzelne Buchstaben und Zeichen</span>
          <Schalter
            etikett="Einzelne Buchstaben und Zeichen als Tasten"
            an={an}
            worte={['an', 'aus']}
            umlegen={einzeltasten.schalten}
          />
        </div>
        {gruppen.toReversed().map((gruppe) => (
          <Gruppe key={gruppe.titel} {...gruppe} />
        ))}
      </div>
    </Dialog>
  )
}

function Gruppe({ titel, tasten: liste }: Tastengruppe) {
  if (liste.length === 0) return null
  return (
    <section className="d-tasten">
      <h3 className="kern-title kern-title--small">{titel}</h3>
      <dl>
        {zeilen(liste).map(({ text, tasten: hier }) => (
          <div key={text}>
            <dt>
              {hier.map((taste) => (
                <Kbd key={taste} taste={taste} />
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
