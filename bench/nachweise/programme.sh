#!/bin/sh
# S5-04: the same with programmes (docs/adr/0101-nachweise-oeffnen.md). $1: target, $2: what bibliotheken.py wrote
Z=$1; Q=$2
tun() { was=$1; shift; "$@" >/dev/null 2>&1 || echo "nicht gemacht: $was"; }
T=$(mktemp -d)
# Ghostscript
for v in 1.3 1.4 1.5 1.7; do tun gs gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -dCompatibilityLevel=$v -sOutputFile=$Z/gs-$v.pdf $Q/reportlab-einfach.pdf; done
for s in screen ebook printer prepress; do tun gs gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -dPDFSETTINGS=/$s -sOutputFile=$Z/gs-$s.pdf $Q/img2pdf-jpg.pdf; done
tun gs gs -q -dNOPAUSE -dBATCH -dPDFA=2 -sDEVICE=pdfwrite -sOutputFile=$Z/gs-pdfa.pdf $Q/matplotlib.pdf
tun gs gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -dFastWebView=true -sOutputFile=$Z/gs-web.pdf $Q/reportlab-lang.pdf
tun gs gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfimage24 -r100 -sOutputFile=$Z/gs-bild24.pdf $Q/reportlab-einfach.pdf
tun gs gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOwnerPassword=chef -dEncryptionR=3 -dKeyLength=128 -dPermissions=-64 -sOutputFile=$Z/gs-druckverbot.pdf $Q/fpdf2.pdf
for d in png16m pnggray pngmono png48 pngalpha jpeg jpeggray jpegcmyk; do case $d in jpeg*) e=jpg;; *) e=png;; esac; tun gs-$d gs -q -dNOPAUSE -dBATCH -sDEVICE=$d -r150 -dLastPage=1 -sOutputFile=$Z/gs-$d.$e $Q/reportlab-einfach.pdf; done
# qpdf
tun qpdf qpdf --linearize $Q/reportlab-lang.pdf $Z/qpdf-linear.pdf
tun qpdf qpdf --object-streams=generate $Q/reportlab-lang.pdf $Z/qpdf-objstm.pdf
tun qpdf qpdf --object-streams=disable --stream-data=uncompress $Q/reportlab-lang.pdf $Z/qpdf-roh.pdf
tun qpdf qpdf --qdf $Q/matplotlib.pdf $Z/qpdf-qdf.pdf
for b in 40 128; do tun qpdf qpdf --allow-weak-crypto --encrypt "" chef $b -- $Q/fpdf2.pdf $Z/qpdf-chef$b.pdf; done
tun qpdf qpdf --encrypt "" chef 256 --print=none --modify=none -- $Q/fpdf2.pdf $Z/qpdf-chef256.pdf
tun qpdf qpdf --linearize --object-streams=generate --encrypt "" chef 256 --print=none -- $Q/reportlab-lang.pdf $Z/qpdf-alles.pdf
tun qpdf qpdf --empty --pages $Q/fpdf2.pdf $Q/matplotlib.pdf -- $Z/qpdf-zusammen.pdf
tun qpdf qpdf $Q/reportlab-lang.pdf --pages . 1-2 -- $Z/qpdf-auszug.pdf
# MuPDF
for o in compress linearize garbage=deduplicate ascii,decompress objstms,compress encrypt=aes-256,owner-password=chef,permissions=0; do tun mutool mutool convert -O $o -o $Z/mutool-$(echo $o | tr -c 'a-z0-9\n' _).pdf $Q/pymupdf-einfach.pdf; done
tun mutool mutool clean -gggg -z $Q/matplotlib.pdf $Z/mutool-clean.pdf
tun mutool mutool merge -o $Z/mutool-merge.pdf $Q/fpdf2.pdf $Q/pillow-RGB.pdf
for m in rgb gray mono rgba; do tun mutool mutool draw -r 120 -c $m -o $Z/mutool-$m.png $Q/reportlab-einfach.pdf 1; done
# poppler, cairo
tun cairo pdftocairo -pdf $Q/reportlab-lang.pdf $Z/cairo.pdf
tun cairo pdftocairo -pdf $Q/matplotlib.pdf $Z/cairo-matplotlib.pdf
tun unite pdfunite $Q/fpdf2.pdf $Q/img2pdf-g4.pdf $Z/poppler-unite.pdf
tun separate pdfseparate -f 2 -l 2 $Q/reportlab-lang.pdf $Z/poppler-seite-%d.pdf
for f in png jpeg; do tun ppm pdftoppm -$f -r 120 -l 1 $Q/reportlab-einfach.pdf $Z/poppler; done
tun ppm pdftoppm -png -mono -l 1 $Q/reportlab-einfach.pdf $Z/poppler-mono
tun ppm pdftoppm -jpeg -jpegopt progressive=y -l 1 $Q/reportlab-einfach.pdf $Z/poppler-prog
tun cairo pdftocairo -png -transp -l 1 $Q/reportlab-einfach.pdf $Z/cairo-transp
# pdftk
tun pdftk pdftk $Q/fpdf2.pdf $Q/matplotlib.pdf cat output $Z/pdftk.pdf
tun pdftk pdftk $Q/fpdf2.pdf output $Z/pdftk-druckverbot.pdf owner_pw chef
tun pdftk pdftk $Q/reportlab-lang.pdf output $Z/pdftk-roh.pdf uncompress
tun pdftk pdftk $Q/fpdf2.pdf stamp $Q/pillow-RGB.pdf output $Z/pdftk-stempel.pdf
# LibreOffice
printf 'Angebot\n\nSchlepper 46.200,00 EUR\n' > $T/text.txt; printf 'a;b\n1;2\n' > $T/tabelle.csv
cp $Q/python-docx.docx $T/brief.docx; cp $Q/openpyxl.xlsx $T/zahlen.xlsx
lo() { tun "soffice $*" timeout 100 soffice --headless -env:UserInstallation=file://$T/lo --convert-to "$1" --outdir $T/aus $2; }
n=0
for c in 'pdf' 'pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"1"}}' 'pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"3"},"PDFUACompliance":{"type":"boolean","value":"true"}}' 'pdf:writer_pdf_Export:{"RestrictPermissions":{"type":"boolean","value":"true"},"PermissionPassword":{"type":"string","value":"chef"},"Printing":{"type":"long","value":"0"}}' 'pdf:writer_pdf_Export:{"UseLosslessCompression":{"type":"boolean","value":"true"}}'; do
  for q in brief.docx text.txt; do lo "$c" $T/$q; n=$((n+1)); mv $T/aus/*.pdf $Z/libreoffice-$n.pdf 2>/dev/null; done; done
lo pdf $T/zahlen.xlsx; mv $T/aus/*.pdf $Z/libreoffice-calc.pdf
lo docx $T/text.txt; mv $T/aus/*.docx $Z/libreoffice.docx; lo docx $T/brief.docx; mv $T/aus/*.docx $Z/libreoffice-2.docx
lo xlsx $T/tabelle.csv; mv $T/aus/*.xlsx $Z/libreoffice.xlsx; lo xlsx $T/zahlen.xlsx; mv $T/aus/*.xlsx $Z/libreoffice-2.xlsx
lo png $T/brief.docx; mv $T/aus/*.png $Z/libreoffice.png; lo jpg $T/brief.docx; mv $T/aus/*.jpg $Z/libreoffice.jpg
# ffmpeg, libjpeg-turbo
for p in yuvj420p yuvj422p yuvj444p gray; do tun ffmpeg ffmpeg -y -loglevel error -f lavfi -i testsrc=size=1280x720 -frames:v 1 -pix_fmt $p $Z/ffmpeg-$p.jpg; done
for p in rgb24 rgba rgb48be gray16be monob pal8; do tun ffmpeg ffmpeg -y -loglevel error -f lavfi -i testsrc=size=640x480 -frames:v 1 -pix_fmt $p $Z/ffmpeg-$p.png; done
djpeg $Z/ffmpeg-yuvj444p.jpg > $T/a.ppm
for o in -progressive -arithmetic -optimize -grayscale '-restart 4' '-sample 2x2' '-precision 12'; do tun "cjpeg $o" sh -c "cjpeg $o $T/a.ppm > '$Z/cjpeg$(echo $o | tr -d ' ').jpg'"; done
tun jpegtran sh -c "jpegtran -rotate 90 $Z/ffmpeg-yuvj420p.jpg > $Z/jpegtran.jpg"
find $Z -size 0 -delete
rm -rf $T
