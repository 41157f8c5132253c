import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useRef, useState } from 'react'

/** Decoded by the browser and painted: the page's policy allows no picture that is not its own (img-src). */
export function Leinwand({ blob, name }: { blob: Blob; name: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [kaputt, setKaputt] = useState(false)
  useEffect(() => {
    let vorbei = false
    const malen = async () => {
      const bild = await createImageBitmap(blob)
      if (!vorbei && ref.current) {
        ref.current.width = bild.width
        ref.current.height = bild.height
        ref.current.getContext('2d')?.drawImage(bild, 0, 0)
      }
      bild.close()
    }
    void malen().catch(() => setKaputt(true))
    return () => {
      vorbei = true
    }
  }, [blob])
  if (kaputt)
    return (
      <Hinweis ton="warning">
        Das Bild lässt sich nicht anzeigen: Es ist beschädigt, oder der Browser kennt seine Art nicht. Laden
        Sie es herunter.
      </Hinweis>
    )
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need blob: in the policy of every page
    <canvas ref={ref} className="s-vorschau" role="img" aria-label={name} width={0} height={0} />
  )
}
