#!/bin/sh
# S5-04: the same with packages of npm (docs/adr/0101-nachweise-oeffnen.md). $1: target, $2: what bibliotheken.py wrote
Z=$(realpath "$1") Q=$(realpath "$2")
cd "$(mktemp -d)" || exit 1
npm init -y >/dev/null
npm install --silent --ignore-scripts pdf-lib pdfkit jspdf pdfmake jimp pngjs jpeg-js fast-png docx exceljs
cat >mach.mjs <<'ENDE'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
const Z = process.argv[2],
  Q = process.argv[3]
const tun = async (n, f) => {
  try {
    await f()
  } catch (e) {
    console.log('nicht gemacht:', n, String(e).slice(0, 120))
  }
}
const jpg = readFileSync(`${Q}/pillow-baseline.jpg`),
  png = readFileSync(`${Q}/pillow-RGB.png`)
await tun('pdf-lib', async () => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  for (const [n, o] of [
    ['', {}],
    ['-ohne-objstm', { useObjectStreams: false }],
  ]) {
    const d = await PDFDocument.create()
    const f = await d.embedFont(StandardFonts.Helvetica)
    for (let i = 0; i < 3; i++) {
      const s = d.addPage()
      s.drawText(`Seite ${i}`, { x: 50, y: 700, font: f })
      s.drawImage(await d.embedJpg(jpg), { x: 50, y: 100, width: 200, height: 150 })
    }
    const form = d.getForm()
    form.createTextField('name').addToPage(d.getPage(0))
    writeFileSync(`${Z}/pdf-lib${n}.pdf`, await d.save(o))
  }
  const a = await PDFDocument.load(readFileSync(`${Q}/reportlab-lang.pdf`))
  a.getPage(0).drawText('Nachtrag')
  writeFileSync(`${Z}/pdf-lib-geaendert.pdf`, await a.save())
})
await tun('pdfkit', async () => {
  const { default: P } = await import('pdfkit')
  for (const [n, o] of [
    ['', {}],
    ['-17', { pdfVersion: '1.7', tagged: true }],
    ['-roh', { compress: false }],
    ['-druckverbot', { ownerPassword: 'chef', permissions: { printing: false } }],
  ])
    await new Promise((ok) => {
      const d = new P(o)
      d.pipe(createWriteStream(`${Z}/pdfkit${n}.pdf`)).on('finish', ok)
      d.text('Angebot äöü').image(jpg, { width: 200 }).addPage().text('zwei')
      d.end()
    })
})
await tun('jspdf', async () => {
  const { jsPDF } = await import('jspdf')
  for (const [n, o] of [
    ['', {}],
    ['-gepackt', { compress: true }],
    ['-druckverbot', { encryption: { userPassword: '', ownerPassword: 'chef', userPermissions: [] } }],
  ]) {
    const d = new jsPDF(o)
    d.text('Rechnung', 20, 20)
    d.addImage(jpg, 'JPEG', 20, 40, 60, 40)
    d.addPage()
    writeFileSync(`${Z}/jspdf${n}.pdf`, Buffer.from(d.output('arraybuffer')))
  }
})
await tun('pdfmake', async () => {
  const { default: m } = await import('pdfmake/build/pdfmake.js')
  const { default: v } = await import('pdfmake/build/vfs_fonts.js')
  m.addVirtualFileSystem?.(v)
  m.vfs ??= v
  const b = await m
    .createPdf({
      content: [
        'Angebot',
        {
          table: {
            body: [
              ['a', 'b'],
              ['1', '2'],
            ],
          },
        },
      ],
    })
    .getBuffer()
  writeFileSync(`${Z}/pdfmake.pdf`, b)
})
await tun('jimp', async () => {
  const { Jimp } = await import('jimp')
  const b = await Jimp.read(png)
  writeFileSync(`${Z}/jimp.jpg`, await b.getBuffer('image/jpeg'))
  writeFileSync(`${Z}/jimp.png`, await b.getBuffer('image/png'))
})
await tun('pngjs', async () => {
  const { PNG } = await import('pngjs')
  const b = PNG.sync.read(png)
  for (const c of [0, 2, 6]) writeFileSync(`${Z}/pngjs-${c}.png`, PNG.sync.write(b, { colorType: c }))
})
await tun('jpeg-js', async () => {
  const { default: j } = await import('jpeg-js')
  writeFileSync(`${Z}/jpeg-js.jpg`, j.encode(j.decode(jpg), 70).data)
})
await tun('fast-png', async () => {
  const { encode, decode } = await import('fast-png')
  writeFileSync(`${Z}/fast-png.png`, encode(decode(png)))
})
await tun('docx', async () => {
  const { Document, Packer, Paragraph } = await import('docx')
  writeFileSync(
    `${Z}/docx-js.docx`,
    await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Bericht')] }] })),
  )
})
await tun('exceljs', async () => {
  const { default: E } = await import('exceljs')
  const w = new E.Workbook()
  const s = w.addWorksheet('a')
  for (let i = 0; i < 500; i++) s.addRow([i, 'x'])
  await w.xlsx.writeFile(`${Z}/exceljs.xlsx`)
})
ENDE
node mach.mjs "$Z" "$Q"
