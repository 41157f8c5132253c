import type {
  VerzichtAnsicht,
  Verzichtshindernis,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { NichtMoeglich } from './NichtMoeglich.tsx'
import { useVerzichtStand } from './useVerzichtStand.ts'

type Props = {
  guid: string
  text: string
  variante?: 'primary' | 'secondary'
  hindernis: Verzichtshindernis | null
  zeichnende: readonly string[]
  frage: { titel: string; text: string; texte: { confirm: string; cancel: string }; gefahr?: boolean }
  senden: () => Promise<VerzichtAnsicht>
  /** Said once it is done. */
  getan: string
}

/** What can be done with a waiver that was signed: asked about once more, then sent; why not, where it can't. */
export function Verzichtsknopf({ guid, text, variante = 'primary', hindernis, zeichnende, ...tat }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { laeuft, absage, tun } = useTat(guid, tat)
  if (hindernis !== null) return <NichtMoeglich hindernis={hindernis} zeichnende={zeichnende} />
  if (!darfSchreiben) return null
  return (
    <div className="p-stapel">
      <div className="p-reihe">
        <Knopf variante={variante} laeuft={laeuft} onClick={() => void tun()}>
          {text}
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}

const useTat = (guid: string, { frage, senden, getan }: Pick<Props, 'frage' | 'senden' | 'getan'>) => {
  const { frage: fragen } = useDialog()
  const { uebernehmen, neuLesen } = useVerzichtStand(guid)
  const { laeuft, absage, versuchen } = useVersuch()
  const tun = async () => {
    if ((await fragen({ ...frage, layout: 'ok-abbrechen' })) !== 'confirm') return
    await versuchen(
      async () => uebernehmen(await senden(), getan),
      async ({ problem }) => {
        await neuLesen()
        return problem
      },
    )
  }
  return { laeuft, absage, tun }
}
