import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { use } from 'react'
import { UploadKontext, useFehlende } from './useUploads.ts'

const TEXT =
  'Sie war gewählt, aber noch nicht beim Portal, als die Seite verlassen wurde, und auf diesem Gerät war kein Platz für sie. Wählen Sie sie in ihrem Feld noch einmal aus.'

/** Each with a way to go on without it: its field may have gone meanwhile. */
export function FehlendeHinweise() {
  const uploads = use(UploadKontext)
  const ohne = (id: string) => {
    uploads.entfernen(id)
    fokusHalten()
  }
  return useFehlende().map(({ id, datei: { name } }) => (
    <Hinweis key={id} ton="warning" titel={`„${name}“ wurde nicht übertragen`} neu>
      <p className="kern-body">{TEXT}</p>
      <div className="p-reihe">
        <Knopf variante="tertiary" onClick={() => ohne(id)}>
          Ohne diese Datei weiter
        </Knopf>
      </div>
    </Hinweis>
  ))
}
