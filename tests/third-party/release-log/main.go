// Reads a log of releases with the Go project's own readers of signed notes and tiles (golang.org/x/mod/sumdb), and with
// nothing of Gazette: main FOLDER VKEY [EARLIER…], where FOLDER holds checkpoint and tile/, and EARLIER are heads kept before.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func must(err error, what string) {
	if err != nil {
		fmt.Println(what+":", err)
		os.Exit(1)
	}
}

func head(file string, verifier note.Verifier) tlog.Tree {
	text, err := os.ReadFile(file)
	must(err, "read")
	opened, err := note.Open(text, note.VerifierList(verifier))
	must(err, "open "+filepath.Base(file))
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		must(fmt.Errorf("%q", opened.Text), "not a head of this log")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err, "size")
	hash, err := base64.StdEncoding.DecodeString(lines[2])
	must(err, "root")
	tree := tlog.Tree{N: size}
	if copy(tree.Hash[:], hash) != tlog.HashSize || len(hash) != tlog.HashSize {
		must(fmt.Errorf("%d bytes", len(hash)), "root")
	}
	return tree
}

// tiles reads them from a folder: C2SP leaves out the height, which is always 8.
type tiles struct{ folder string }

func (tiles) Height() int                          { return 8 }
func (tiles) SaveTiles(_ []tlog.Tile, _ [][]byte) {}
func (t tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range wanted {
		data, err := os.ReadFile(filepath.Join(t.folder, strings.Replace(tile.Path(), "tile/8/", "tile/", 1)))
		if err != nil {
			return nil, err
		}
		all = append(all, data)
	}
	return all, nil
}

func entries(folder string, size int64) [][]byte {
	var all [][]byte
	for n := int64(0); n*256 < size; n++ {
		width := 256
		if size < (n+1)*256 {
			width = int(size - n*256)
		}
		path := strings.Replace(tlog.Tile{H: 8, L: 0, N: n, W: width}.Path(), "tile/8/0/", "tile/entries/", 1)
		data, err := os.ReadFile(filepath.Join(folder, path))
		must(err, "entries")
		for len(data) > 0 {
			if len(data) < 2 || len(data) < 2+int(binary.BigEndian.Uint16(data)) {
				must(fmt.Errorf("torn"), path)
			}
			end := 2 + int(binary.BigEndian.Uint16(data))
			all = append(all, data[2:end])
			data = data[end:]
		}
	}
	if int64(len(all)) != size {
		must(fmt.Errorf("%d of %d", len(all), size), "entries")
	}
	return all
}

func main() {
	folder, vkey := os.Args[1], os.Args[2]
	verifier, err := note.NewVerifier(vkey)
	must(err, "key")
	tree := head(filepath.Join(folder, "checkpoint"), verifier)
	reader := tlog.TileHashReader(tree, tiles{folder})
	root, err := tlog.TreeHash(tree.N, reader)
	must(err, "tree hash")
	if root != tree.Hash {
		must(fmt.Errorf("%v, not %v", root, tree.Hash), "tree hash")
	}
	for i, entry := range entries(folder, tree.N) {
		proof, err := tlog.ProveRecord(tree.N, int64(i), reader)
		must(err, "prove an entry")
		must(tlog.CheckRecord(proof, tree.N, tree.Hash, int64(i), tlog.RecordHash(entry)), fmt.Sprintf("entry %d", i))
	}
	for _, file := range os.Args[3:] {
		before := head(file, verifier)
		proof, err := tlog.ProveTree(tree.N, before.N, reader)
		must(err, "prove that it goes on")
		must(tlog.CheckTree(proof, tree.N, tree.Hash, before.N, before.Hash), "it does not go on")
		// The tiles of its own size are still there.
		own, err := tlog.TreeHash(before.N, tlog.TileHashReader(before, tiles{folder}))
		must(err, "tiles of an earlier head")
		if own != before.Hash {
			must(fmt.Errorf("%v, not %v", own, before.Hash), "tiles of an earlier head")
		}
	}
	fmt.Printf("%d entries, %d earlier heads\n", tree.N, len(os.Args)-3)
}
