import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useSyncExternalStore, type ComponentProps } from 'react'
import { useTeil } from '@foerderportal/shell/bausteine/useTeil'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

const vergleichLaden = async () => {
  const { AntragVergleich } = await import('../antrag/AntragVergleich.tsx')
  return (props: ComponentProps<typeof AntragVergleich>) => <AntragVergleich {...props} />
}
const zusammengefuehrtLaden = async () => {
  const { Zusammengefuehrt } = await import('./Zusammengefuehrt.tsx')
  return (props: ComponentProps<typeof Zusammengefuehrt>) => <Zusammengefuehrt {...props} />
}

type Props = {
  entwurf: AntragEntwurf
  /** Whether the dialog that compares both versions is open; it never opens while somebody types. */
  vergleich: boolean
  setVergleich: (offen: boolean) => void
}

/** What the applicant should know of his draft, at once: refused, restored, changed by somebody else. */
export function AntragHinweise({ entwurf, vergleich, setVergleich }: Props) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const fremdes = meldung?.art === 'zusammengefuehrt' ? meldung : undefined
  const zusammengefuehrt = useTeil(fremdes !== undefined, zusammengefuehrtLaden)
  const vergleichZeigen = useVergleich(stand.art === 'konflikt' && vergleich, setVergleich)
  return (
    <>
      <Speicherhinweis entwurf={entwurf} />
      {fremdes && zusammengefuehrt?.({ entwurf, meldung: fremdes })}
      {stand.art === 'konflikt' &&
        vergleich &&
        vergleichZeigen?.({ entwurf, stand, schliessen: () => setVergleich(false) })}
      {stand.art === 'konflikt' && <Konflikt vergleichen={() => setVergleich(true)} />}
    </>
  )
}

/** The dialog's code comes with the first conflict. Where it does not, that is said, and the next click tries again. */
const useVergleich = (offen: boolean, setVergleich: (offen: boolean) => void) => {
  const { frage } = useDialog()
  const gescheitert = useCallback(() => {
    setVergleich(false)
    void frage({
      titel: 'Der Vergleich lässt sich nicht öffnen',
      text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben stehen.',
      layout: 'ok',
    })
  }, [frage, setVergleich])
  return useTeil(offen, vergleichLaden, gescheitert)
}

function Konflikt({ vergleichen }: { vergleichen: () => void }) {
  return (
    <Hinweis ton="warning" titel="Dieselben Felder wurden inzwischen anders gespeichert" neu>
      <p className="kern-body">
        Ihre Eingaben sind noch nicht gespeichert, aber auch nicht verloren. Entscheiden Sie, was gelten soll.
      </p>
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={vergleichen}>
          Fassungen vergleichen
        </Knopf>
      </div>
    </Hinweis>
  )
}
