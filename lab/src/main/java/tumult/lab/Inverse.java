package tumult.lab;

/** The inverse of a small symmetric matrix, by Gauss and Jordan. */
final class Inverse {
  private Inverse() {}

  static double[][] of(double[][] matrix) {
    int size = matrix.length;
    double[][] rows = new double[size][];
    for (int row = 0; row < size; row++) {
      rows[row] = java.util.Arrays.copyOf(matrix[row], 2 * size);
      rows[row][size + row] = 1;
    }
    for (int column = 0; column < size; column++) {
      double[] pivot = rows[column];
      double scale = pivot[column];
      for (int i = 0; i < 2 * size; i++) {
        pivot[i] /= scale;
      }
      for (int row = 0; row < size; row++) {
        subtract(rows, row, column);
      }
    }
    double[][] inverse = new double[size][];
    for (int row = 0; row < size; row++) {
      inverse[row] = java.util.Arrays.copyOfRange(rows[row], size, 2 * size);
    }
    return inverse;
  }

  private static void subtract(double[][] rows, int row, int column) {
    double factor = row == column ? 0 : rows[row][column];
    for (int i = 0; factor != 0 && i < rows[row].length; i++) {
      rows[row][i] -= factor * rows[column][i];
    }
  }
}
